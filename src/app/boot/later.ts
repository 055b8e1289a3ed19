import { countLongTasks } from '../device/long-tasks.ts';

/** What runs from the first idle moment after the first paint; its bytes are no part of the first load. */
export function startLater(): void {
  countLongTasks();
}
