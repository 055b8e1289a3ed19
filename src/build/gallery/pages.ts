/** Where the gallery stands on its server. */
export const GALLERY = '/gallery/';

/** Names of the sheets, as they are read from the left and from the right. */
export const SHEETS = { ltr: 'gallery.css', rtl: 'gallery.rtl.css' } as const;

/** The gallery's one script. */
export const SCRIPT = 'gallery.js';

const pageOf = (name: string, body: string, extra: string): string => `<!doctype html>
<html lang="pt" data-theme="dark" data-gallery="${name}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Leve</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" data-dir="ltr" href="${GALLERY}${SHEETS.ltr}">
<link rel="stylesheet" data-dir="rtl" href="${GALLERY}${SHEETS.rtl}" media="not all">
</head>
<body>
${body}
<script type="module" src="${GALLERY}${SCRIPT}"></script>
<script>${extra}</script>
</body>
</html>
`;

/**
 * The gallery's two pages: the index, and one story alone, which the index shows in a frame.
 * @param extra a script that both run
 */
export const galleryPages = (extra: string): readonly (readonly [name: string, html: string])[] => [
  ['index.html', pageOf('index', '<div id="gallery" class="gallery"></div>', extra)],
  ['story.html', pageOf('story', '<main id="root"></main>', extra)],
];
