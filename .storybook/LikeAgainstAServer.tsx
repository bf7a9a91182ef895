import { Badge, Button, HeartButton, type ToastMessage, ToastRegion, Toasts } from '@vitrine/ui';
import { useState } from 'react';

/** Demonstrates an optimistic like. Readers press buttons to let the server agree or refuse. */
export function LikeAgainstAServer() {
  const [held, setHeld] = useState(false);
  const [shown, setShown] = useState(false);
  const [sent, setSent] = useState<boolean>();
  const [messages, setMessages] = useState<ToastMessage[]>([]);

  const ask = (liked: boolean) => {
    setShown(liked);
    setSent((underWay) => underWay ?? liked);
  };
  const answer = (agrees: boolean) => {
    if (sent === undefined) return;
    if (agrees) {
      setHeld(sent);
      // Sends the change made while the request was pending, if any.
      setSent(shown === sent ? undefined : shown);
      return;
    }
    const wanted = shown;
    setShown(held);
    setSent(undefined);
    setMessages([
      {
        id: 'like',
        text: 'Canvas Tote could not be liked.',
        tone: 'danger',
        action: { label: 'Try again', onAction: () => ask(wanted) },
      },
    ]);
  };

  return (
    <ToastRegion>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
        <HeartButton thing="Canvas Tote" variant="outline" liked={shown} onLikedChange={ask} />
        <Badge>{held ? 'Server: liked' : 'Server: not liked'}</Badge>
        <Button disabled={sent === undefined} onClick={() => answer(true)}>
          The server agrees
        </Button>
        <Button disabled={sent === undefined} onClick={() => answer(false)}>
          The server refuses
        </Button>
      </div>
      <Toasts messages={messages} onDismiss={() => setMessages([])} />
    </ToastRegion>
  );
}
