/** Makes the server send a complete, cached page with status 404. See `lib/platform/cache/handler.ts`. */
export function NotFoundMarker() {
  return <meta name="strata-status" content="404" />
}
