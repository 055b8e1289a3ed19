/** What inbox, message centre and live rooms share: one chunk, as chrome/form-kit.ts says. */
import '../../ui/icon/message.ts';
import './paths.ts';
import './use-site-has.ts';
