/**
 * What home shares with other pages, listed here so that it comes in the shell's one chunk: by itself each of these would be a chunk
 * and a request of its own, which on a phone's line costs more than its bytes. The hook of the lists is here for the pages that have no
 * room left.
 */
import '../lib/route-games.ts';
import '../lib/vendor-groups.ts';
import '../stores/announcements.ts';
import '../stores/game-tile.ts';
import '../ui/bones/Bones.tsx';
import '../ui/icon/category-icons.ts';
import '../ui/icon/lobby.ts';
import '../ui/picture/Picture.tsx';
import '../ui/rows/use-filter.ts';
import '../ui/section/SectionHead.tsx';
import '../ui/tabs/Tabs.tsx';
import '../ui/tile/Tile.tsx';
