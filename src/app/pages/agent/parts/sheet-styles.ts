/** Every style that the sheets of the team need, in one order: they share one sheet, as styles.ts says. */
import '../../../ui/modal/Modal.css';
import '../../../ui/drawer/Drawer.css';
import '../../../ui/segmented/Segmented.css';
import '../../../ui/field/Field.css';
import '../../../ui/qr/QrCode.css';
import './sheet.css';
