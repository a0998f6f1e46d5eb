import { lazy, Suspense, type ComponentType } from 'react'

/** Replaces `next/dynamic` for a page that is served without Next. */
export default function dynamic<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function Dynamic(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
