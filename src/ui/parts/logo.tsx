import styles from './logo.module.css'

interface LogoProps {
  src: string
  width: number
  height: number
  /** The ground it needs to be seen: it stands on a plate where the page's is another. */
  ground: 'light' | 'dark' | 'any'
}

/** Whether a logo is so wide that it has the company's name in it, which then need not be shown beside it. */
export const isWordmark = ({ width, height }: Pick<LogoProps, 'width' | 'height'>) => width / height > 2.5

/** The company's own logo; decorative, since the name stands beside it. */
export const Logo = ({ src, width, height, ground }: LogoProps) => (
  <img className={`flex-none ${styles.logo}`} src={src} width={width} height={height} data-ground={ground} alt="" />
)
