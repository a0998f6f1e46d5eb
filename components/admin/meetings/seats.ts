/** Who sits in the room: the two, and somebody between them. */
export const seatsNeeded = (isInterpreted: boolean): number => (isInterpreted ? 3 : 2)
