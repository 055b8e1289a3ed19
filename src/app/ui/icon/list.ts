/** Icons of game lists: symbols of static/icons/lobby.svg, as the others of lobby.ts. */
export const clock = '/icons/lobby.svg#clock';
export const sliders = '/icons/lobby.svg#sliders';
export const heart = '/icons/lobby.svg#heart';
export const cross = '/icons/lobby.svg#cross';
