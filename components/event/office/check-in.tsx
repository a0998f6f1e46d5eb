'use client'

import { useEffect, useState } from 'react'
import styles from './check-in.module.css'
import { DoorCheckIn } from './check-in-desk'
import { DoorForm } from './door-form'
import { doorKeep } from './door-keep'
import { storeCheckInOffline } from './door-shell'
import { enableSound } from './door-signals'

/** The check-in screen. It asks for the name of the door once and stores it on the device. */
export function CheckIn() {
  const [door, setDoor] = useState<string | null>(null)
  useEffect(() => {
    // The name is read after the first render, because the server cannot read the device's storage.
    const timer = setTimeout(() => setDoor(doorKeep.door()))
    void storeCheckInOffline()
    return () => clearTimeout(timer)
  }, [])

  if (door === null) return <div className={styles.checkIn} aria-busy />
  if (door === '')
    return (
      <DoorForm
        onName={(name) => {
          enableSound()
          doorKeep.setDoor(name)
          setDoor(name)
        }}
      />
    )
  return (
    <DoorCheckIn
      door={door}
      onChangeDoor={() => {
        doorKeep.setDoor('')
        setDoor('')
      }}
    />
  )
}
