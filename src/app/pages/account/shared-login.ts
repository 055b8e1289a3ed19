/** What the pages about a password that exists share beyond shared.ts: registration needs none of it. */
import './login-rules.ts';
import '../../device/remembered-login.ts';
import '../../stores/held-password.ts';
import '../../stores/password.ts';
