import { fileURLToPath } from 'node:url'

// The measure of the cached pages: Next as it comes, serving one small cached page, none of our code.
const config = { turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) } }

export default config
