/**
 * Icons of identity verification and of pictures that are sent: symbols of static/icons/picture.svg, which comes beside the script.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the regular weight, `done` the fill weight.
 */
const symbol = (name: string): string => `/icons/picture.svg#${name}`;

export const camera = symbol('camera');
export const image = symbol('image');
export const globe = symbol('globe');
export const car = symbol('car');
export const trash = symbol('trash');
export const done = symbol('done');
