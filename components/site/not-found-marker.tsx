/** Marks a complete, cached page as not found: `lib/platform/cache/handler.ts` gives it the status 404. */
export function NotFoundMarker() {
  return <meta name="strata-status" content="404" />
}
