/** Next searches the parent folders for this file too, and would find the product's own. */
export function register() {}
