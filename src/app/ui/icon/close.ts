/** Icon of what closes: a symbol of static/icons/lobby.svg, as the others of lobby.ts. */
export const cross = '/icons/lobby.svg#cross';
