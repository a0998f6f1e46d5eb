'use client'

import dynamic from 'next/dynamic'
import { type ComponentType, createElement } from 'react'
import { screenContents } from './screen-contents'
import { screenNamed, screens } from './screens'
import { ResourceScreen } from '../office/resource/resource-screen'

/** The screens with an entry in `screenContents`, by name, each as a component that loads its own scripts. */
const declaredScreens = new Map(
  screens.flatMap(({ name, opensNew, parent = '' }): [string, ComponentType][] => {
    const open = screenContents[name]
    if (!open) return []
    const listPath = opensNew && screenNamed(parent)?.path
    const Screen = dynamic(async () => {
      const content = await open()
      if (typeof content === 'function') return content
      return function Opened() {
        return <ResourceScreen name={name} declared={content} listPath={listPath} />
      }
    })
    return [[name, Screen]]
  }),
)

/** Renders the screen with this name. @throws Error if the screen has no entry in `screenContents` */
export function DeclaredScreen({ name }: { name: string }) {
  const Screen = declaredScreens.get(name)
  if (!Screen) throw new Error(`the screen ${name} is not declared`)
  return createElement(Screen)
}
