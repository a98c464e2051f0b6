export default function WatchScreen() { return null; }
