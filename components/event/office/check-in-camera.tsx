import { Camera, CameraOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { Button } from '@/components/ui/button'
import styles from './check-in-camera.module.css'
import type { useCamera } from './use-camera'

type Props = { video: RefObject<HTMLVideoElement | null>; camera: ReturnType<typeof useCamera> }

/** The picture of the camera with a frame in which to hold the code, and a button that turns it on or off. */
export function CheckInCamera({ video, camera }: Props) {
  const t = useTranslations('admin.checkIn')
  const Icon = camera.isOn ? CameraOff : Camera
  return (
    <div className={styles.camera}>
      <video ref={video} muted playsInline hidden={!camera.isOn} aria-hidden />
      <div className={styles.frame} aria-hidden>
        <i />
        <i />
        <i />
        <i />
      </div>
      {camera.isOn && <p>{t('aim')}</p>}
      <Button className={styles.toggle} variant="onDark" small onClick={camera.toggle}>
        <Icon className="icon" size={18} aria-hidden />
        {t(camera.isOn ? 'cameraOff' : 'camera')}
      </Button>
    </div>
  )
}
