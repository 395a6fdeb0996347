export default function UnusualTraffic() {
  return <h1>UnusualTraffic</h1>;
}
