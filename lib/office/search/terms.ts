/** A longer term is refused. It stands apart, so that the field that is typed into has no schema. */
export const termLengthMax = 200
