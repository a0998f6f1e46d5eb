import { reportUncaughtErrors } from '@/lib/platform/site/browser-errors'

// Next runs this file in each page before its own scripts.
reportUncaughtErrors()
