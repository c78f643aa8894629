import type { Command } from 'commander';
import { addAddressOptions } from '../queue/queue-options.ts';
import { showQueue, type ShowQueueOptions } from '../queue/show-queue.ts';

export function defineQueue(command: Command): void {
  const status = command.command('status').description('workers, slots, blocks waiting, running and done, rates');
  addAddressOptions(status);
  status.option('--json', 'print JSON').action((options: ShowQueueOptions) => showQueue(options));
}
