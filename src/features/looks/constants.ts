/** Characters of a look's name. */
export const NAME_LENGTH = 100;
