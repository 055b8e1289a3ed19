import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/routes.ts';
import '../../support/dom.ts';
import { loseSession } from '../../../src/app/boot/lost-session.ts';
import { afterLogin, go } from '../../../src/app/routes/links.ts';
import { toast } from '../../../src/app/stores/screen/toasts.ts';
import { adoptSession, session } from '../../../src/app/stores/session/session.ts';

const here = (): string => location.pathname + location.search;

function signedIn(token: string): void {
  adoptSession({ token, userName: 'marina', type: 0, firstTimeLogin: false });
}

test('a lost session signs out, says so, and leads back to the same place after the login', () => {
  signedIn('old');
  go('/m/gameRecord?x=1');
  loseSession('old');
  assert.is(session.peek(), undefined);
  assert.is(toast.value?.text, 'session_expired');
  assert.is(location.pathname, '/m/login');
  assert.is(afterLogin(location.search), '/m/gameRecord?x=1');
});

test('calls that learn it later do nothing, neither to a guest nor to a new session', () => {
  const before = here();
  loseSession('old');
  signedIn('new');
  loseSession('old');
  assert.is(session.peek()?.token, 'new');
  assert.is(here(), before);
});

test.run();
