import '../../../../src/app/boot/tokens.css';
import '../../../../src/app/boot/base.css';
import '../../../../src/app/ui/grid/Grid.css';
import '../../../../src/app/ui/icon/Icon.css';
import '../../../../src/app/ui/picture/Picture.css';
import '../../../../src/app/ui/tile/Tile.css';
import './look.css';

/** Where every page of the bench draws. */
export const root = document.getElementById('root') as HTMLElement;
