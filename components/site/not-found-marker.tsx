/** Makes the page answer 404 although it is a whole, cached page. See `lib/platform/cache/handler.ts`. */
export function NotFoundMarker() {
  return <meta name="strata-status" content="404" />
}
