import { Link } from '@tanstack/react-router'
import { ScreenTimePanel } from './panel.tsx'
import { useScreenTime } from './use-screen-time.ts'

/** One's own screen time on the dashboard's home. */
export function ScreenTimeWidget() {
  return (
    <ScreenTimePanel
      {...useScreenTime()}
      foot={<Link to="/dashboard/screen-time">Enviar um log ou ligar uma máquina</Link>}
    />
  )
}
