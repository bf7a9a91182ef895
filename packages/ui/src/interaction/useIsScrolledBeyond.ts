import { useEffect, useState } from 'react';

/** Whether the page is scrolled beyond `screens` window heights; with 0, at all. */
export function useIsScrolledBeyond(screens: number): boolean {
  const [isBeyond, setBeyond] = useState(false);
  useEffect(() => {
    const look = () => setBeyond(window.scrollY > screens * window.innerHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [screens]);
  return isBeyond;
}
