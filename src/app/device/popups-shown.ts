/** Under this name the tab keeps for which session the pop-ups of the login have been shown. */
export const POPUPS_SHOWN = 'popups';
