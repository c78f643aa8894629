import { makeVisibleJson } from '../../protocol/visible-text.ts';
import { readQueueStatus } from '../../tournament/queue/read-queue-status.ts';
import type { JudgeCommand } from '../judge-command.ts';
import { addAddressOptions, parseAddress, type AddressCommandOptions } from '../options/queue-options.ts';
import { makeQueueSummary } from '../show/make-queue-summary.ts';

interface StatusCommandOptions extends AddressCommandOptions {
  readonly json?: true;
}

export const parseQueueStatus = ({ json, ...address }: StatusCommandOptions) => ({
  address: parseAddress(address),
  isJson: json ?? false,
});

/** @param read what asks Redis: a test has none */
export function defineQueue(command: JudgeCommand, read = readQueueStatus): void {
  const status = command.command('status').description('workers, slots, blocks waiting, running and done, rates');
  addAddressOptions(status);
  status.option('--json', 'print JSON').action(async (options: StatusCommandOptions) => {
    const { address, isJson } = parseQueueStatus(options);
    const queue = await read(address);
    if (isJson) console.log(makeVisibleJson({ queue: address.shown, prefix: address.prefix, ...queue }));
    else console.log(makeQueueSummary(queue));
  });
}
