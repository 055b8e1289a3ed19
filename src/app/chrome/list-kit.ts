/** What the game lists and home's categories share: one chunk, as form-kit.ts says, so that a list's first requests fit six connections. */
import '../lib/list-category.ts';
import '../lib/list-view.ts';
import '../stores/favourite-lists.ts';
import '../stores/game-list.ts';
import '../ui/picture/BarePicture.tsx';
import '../ui/tile/geometry.ts';
import '../ui/tile/LiveTile.tsx';
import '../ui/tile/writer.ts';
