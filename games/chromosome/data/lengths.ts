// How long what people type in may be: looked at before anything else.

/** No section of the box has more rows. */
export const mostRows = 40
/** No card does more than this, one after the other. */
export const mostEffects = 12
