/** Makes a complete, cached page answer 404. See `lib/platform/cache/handler.ts`. */
export function NotFoundMarker() {
  return <meta name="strata-status" content="404" />
}
