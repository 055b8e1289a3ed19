/** An entry of the help centre (SPEC section 3). `content` is HTML from the platform: hostile until cleaned. */
export interface HelpItem {
  title: string;
  content: string;
}

/** Pages of text that every site has. */
export type SitePageName = 'about' | 'responsible' | 'terms' | 'privacy';
