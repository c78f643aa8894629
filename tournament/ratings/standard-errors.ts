/** How many standard errors lie between a figure and either end of its interval of 95 %. */
export const STANDARD_ERRORS = 1.96;
