import { checkSession, token } from '../stores/session/session.ts';
import { remindOfContracts } from './contract-reminder.ts';
import { followTabs } from './other-tabs.ts';

/** Least time between two renewals of a session, in ms. */
const EVERY = 10 * 60_000;

/** The start of the page has asked. */
let renewed = Date.now() - performance.now();

/**
 * Does what is due when somebody has done something: takes over what another tab has made of the session, renews it at most once in ten
 * minutes, and at home reminds of contracts.
 */
export function attend(): void {
  followTabs();
  if (document.hidden || !token()) return;
  if (Date.now() - renewed >= EVERY) {
    renewed = Date.now();
    void checkSession();
  }
  void remindOfContracts();
}
