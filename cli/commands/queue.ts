import { makeVisibleJson } from '../../protocol/visible-text.ts';
import { readQueueStatus } from '../../tournament/queue/read-queue-status.ts';
import type { JudgeCommand } from '../judge-command.ts';
import { addAddressOptions, parseAddress, type AddressCommandOptions } from '../options/queue-options.ts';
import { makeQueueSummary } from '../show/make-queue-summary.ts';

export function defineQueue(command: JudgeCommand): void {
  const status = command.command('status').description('workers, slots, blocks waiting, running and done, rates');
  addAddressOptions(status);
  status
    .option('--json', 'print JSON')
    .action(async ({ json, ...options }: AddressCommandOptions & { json?: true }) => {
      const address = parseAddress(options);
      const queue = await readQueueStatus(address);
      if (json) console.log(makeVisibleJson({ queue: address.shown, prefix: address.prefix, ...queue }));
      else console.log(makeQueueSummary(queue));
    });
}
