export const sharedEpoch: Int32Array<SharedArrayBuffer>
export const epochHeader: string
