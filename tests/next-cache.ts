// Stands in for `next/cache` in tests: every read goes to the database and expiry has nothing to do.

export function unstable_cache<A extends unknown[], R>(
  read: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  return read
}

export function revalidateTag(): void {}

export function revalidatePath(): void {}

export function updateTag(): void {}

export function unstable_noStore(): void {}
