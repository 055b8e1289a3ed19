import './Settings.css';
import { AccountSection } from './AccountSection.tsx';
import { DataSection } from './DataSection.tsx';
import { DeviceSection } from './DeviceSection.tsx';
import { LookSection } from './LookSection.tsx';

/** Settings (SPEC 2.9): the account, the look, what the site may cost, and what the device can take. */
export default function Settings() {
  return (
    <div className="set-page">
      <AccountSection />
      <LookSection />
      <DataSection />
      <DeviceSection />
    </div>
  );
}
