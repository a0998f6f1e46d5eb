'use client'

import { eventMenuCalls } from '@/lib/event/menu/calls'
import { MenuPage } from './menu-page'

/** The screen that edits the menu of the event's archived site. */
export function EventMenuScreen() {
  return <MenuPage calls={eventMenuCalls} kind="event_categories" rules={{ isOneType: false }} />
}
