import { Loaded, type LoadedProps } from '../../features/loading/Loaded.tsx';
import { t } from '../../i18n/texts.ts';
import { errorText } from '../../stores/data/error-text.ts';
import type { Resource } from '../../stores/data/resource.ts';
import styles from './agent.css';

/** Says that figures are from before, as the last request for them failed; nothing otherwise. */
export function StaleLine<Value>({ resource }: { resource: Resource<Value> }) {
  const error = resource.error.value;
  return error ? (
    <p className={styles.agentError} role="alert">
      {t(errorText(error))}
    </p>
  ) : null;
}

/** As `Loaded`, and above a value from before the reason why there is no newer one. */
export function AgentLoaded<Value>(props: LoadedProps<Value>) {
  const { resource } = props;
  return (
    <>
      {resource.value.value !== undefined && <StaleLine resource={resource} />}
      <Loaded {...props} />
    </>
  );
}
