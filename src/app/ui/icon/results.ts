/** Icons of how something ended: symbols of static/icons/lobby.svg, as the others of lobby.ts. */
export const checkCircleFill = '/icons/lobby.svg#checkCircleFill';
export const crossCircleFill = '/icons/lobby.svg#crossCircleFill';
export const infoFill = '/icons/lobby.svg#infoFill';
