/** Next looks for this file in the folders above too, where the product's own stands. */
export function register() {}
