/** What the contracts' parts need of style beside the pages' own: with one list they are one sheet. */
import '../../../ui/drawer/Drawer.css';
import '../../../ui/field/Checkbox.css';
import '../../../ui/field/Field.css';
import '../../../ui/modal/Modal.css';
import '../../../ui/progress/Progress.css';
import '../../../ui/segmented/Segmented.css';
