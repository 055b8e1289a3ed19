/** What moves by itself at home, the notices and further down the winners: one chunk, as chrome/form-kit.ts says, which comes with the notices. */
import '../../lib/turn.ts';
import '../../ui/marquee/use-walk.ts';
import './NoticeMarquee.tsx';
