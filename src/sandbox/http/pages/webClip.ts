const PAYLOAD_ID = '6B1F7C52-2D53-4B0E-9C43-5B7B0F0E7A11';
const PROFILE_ID = 'A0C8B8E4-59C1-4A9D-8E0F-0D6C1F6E2B22';

/** One entry of a property list. */
const entry = (key: string, value: string | number | boolean): string => {
  if (typeof value === 'boolean') return `<key>${key}</key><${value}/>`;
  return typeof value === 'number'
    ? `<key>${key}</key><integer>${value}</integer>`
    : `<key>${key}</key><string>${value}</string>`;
};

const dict = (entries: Readonly<Record<string, string | number | boolean>>, more = ''): string =>
  `<dict>${Object.entries(entries)
    .map(([key, value]) => entry(key, value))
    .join('')}${more}</dict>`;

/**
 * A configuration profile that puts the site on the home screen of an iPhone (SPEC 2.2, MOBILECONFIG): a web clip, not signed. `origin`
 * is the site's own, as the browser writes it.
 */
export function webClip(origin: string): string {
  const clip = dict({
    PayloadType: 'com.apple.webClip.managed',
    PayloadVersion: 1,
    PayloadIdentifier: 'bet.leve.webclip',
    PayloadUUID: PAYLOAD_ID,
    PayloadDisplayName: 'Leve',
    Label: 'Leve',
    URL: `${origin}/m/home`,
    FullScreen: true,
    IsRemovable: true,
  });
  const profile = dict(
    {
      PayloadType: 'Configuration',
      PayloadVersion: 1,
      PayloadIdentifier: 'bet.leve.profile',
      PayloadUUID: PROFILE_ID,
      PayloadDisplayName: 'Leve',
    },
    `<key>PayloadContent</key><array>${clip}</array>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">${profile}</plist>
`;
}
