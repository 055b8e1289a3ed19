import { t } from '../../i18n/texts.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import styles from './DetailSheet.css';

export interface DetailSheetProps {
  title: string;
  /** Large, above the lines. */
  sum: string;
  /** The sum came in. */
  gained?: boolean;
  lines: readonly { name: string; value: string }[];
  onClose: () => void;
}

/** A sheet with everything that is known of one row of a record. */
export default function DetailSheet({ title, sum, gained = false, lines, onClose }: DetailSheetProps) {
  return (
    <Drawer open from="bottom" title={title} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.detail}>
        <p className={gained ? `${styles.detailSum} ${styles.detailIn}` : styles.detailSum}>{sum}</p>
        <dl>
          {lines.map(({ name, value }) => (
            <div key={name} className={styles.detailLine}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Drawer>
  );
}
