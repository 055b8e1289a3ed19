import { useEffect, useState } from 'react';
import type { Profile } from '../../../../contract/schemas/member.ts';
import { t } from '../../../i18n/texts.ts';
import { type DetailGroup, detailsOf } from './detail-rules.ts';
import { detailLabel, detailText } from './detail-texts.ts';
import styles from './MyAccount.css';

interface DetailCardProps {
  group: DetailGroup;
  details: Profile;
  opening: boolean;
  onEdit: () => void;
}

/** A group of details, and a button to fill them in. An empty group says what it is for. */
export function DetailCard({ group, details, opening, onEdit }: DetailCardProps) {
  const names = detailsOf(group);
  const known = names.filter((name) => details[name]);
  const missing = names.length - known.length;
  const id = `details-${group}`;
  return (
    <section className={styles.memSection} aria-labelledby={id}>
      <h2 id={id} className={styles.memTitle}>
        {t(`details_${group}`)}
      </h2>
      <div className={`card ${styles.detCard}`}>
        {known.length > 0 ? (
          <dl className={styles.detList}>
            {known.map((name) => (
              <div key={name} className={styles.detLine}>
                <dt className={styles.detName}>{detailLabel(name)}</dt>
                <dd className={styles.detValue}>
                  {name === 'nationality' ? (
                    <CountryName code={details.nationality ?? ''} />
                  ) : (
                    detailText(name, details[name] ?? '')
                  )}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className={styles.detAbout}>{t(`about_${group}`)}</p>
        )}
        <button
          type="button"
          className={`btn btn-ghost btn-wide ${styles.detEdit}`}
          aria-busy={opening}
          onClick={onEdit}
        >
          {t(missing === 0 ? 'details_edit' : 'details_fill')}
        </button>
      </div>
    </section>
  );
}

type Countries = typeof import('../../../stores/registration/countries.ts').countries;

/** The name of a country; its code until the list is here. */
function CountryName({ code }: { code: string }) {
  const [list, setList] = useState<Countries>();
  useEffect(() => {
    import('../../../stores/registration/countries.ts').then(({ countries }) => {
      countries.want();
      setList(countries);
    }, console.warn);
  }, []);
  return <>{list?.value.value?.find((country) => country.code === code)?.name ?? code}</>;
}
