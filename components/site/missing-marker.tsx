/** Makes the page answer 404 although it is a whole, kept page. See `lib/cache/handler.mjs`. */
export function MissingMarker() {
  return <meta name="strata-status" content="404" />
}
