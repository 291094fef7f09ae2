// @ts-check The phone as the camera: pictures go over a WebSocket, and only the newest picture is
// sent. Browsers allow this only over HTTPS.

/**
 * Milliseconds between pictures: more pictures than the referee needs, and as many as a phone sends
 * without getting hot.
 */
const kBetween = 50;
const kAgain = 1500;
const kQuality = 0.85;

export const canBeCamera = () => window.isSecureContext && Boolean(navigator.mediaDevices);

export class TelephoneCamera {
  /**
   * @param {HTMLVideoElement} video
   * @param {(news: {trouble?: string, sent?: number, table?: string, aim?: any}) => void} told
   * `trouble`: a key of the dictionary, "" if there is none; `table`: the table's state; `aim`: the
   * aiming help
   */
  constructor(video, told) {
    this.video = video;
    this.told = told;
    this.canvas = document.createElement("canvas");
    /** @type {MediaStream | null} */
    this.stream = null;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {any} */
    this.awake = null;
    this.token = "";
    this.sent = 0;
    this.isLit = false;
    document.addEventListener("visibilitychange", () => this.wakeUp());
  }

  get isOn() {
    return this.stream !== null;
  }

  /** @param {string} token */
  async start(token) {
    this.token = token;
    try {
      this.stream = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: { ideal: "environment" }, width: { ideal: 1920 }, height: { ideal: 1080 } },
      });
    } catch (error) {
      const isRefused = /** @type {any} */ (error).name === "NotAllowedError";
      this.told({ trouble: isRefused ? "camera_denied" : "camera_none" });
      return;
    }
    this.video.srcObject = this.stream;
    await this.video.play();
    this.wakeUp();
    this.connect();
  }

  stop() {
    for (const track of this.stream ? this.stream.getTracks() : []) track.stop();
    this.stream = null;
    this.isLit = false;
    this.video.srcObject = null;
    if (this.socket) this.socket.close();
    if (this.awake) this.awake.release().catch(() => {});
    this.awake = null;
  }

  /**
   * Keeps the screen on. Must be called again when the page becomes visible, because a browser ends
   * this when the page is hidden.
   */
  async wakeUp() {
    const lock = /** @type {any} */ (navigator).wakeLock;
    if (!this.isOn || !lock || document.visibilityState !== "visible") return;
    try {
      this.awake = await lock.request("screen");
    } catch {
      this.awake = null; // null: the battery is low, or the browser does not support this
    }
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws"; // a browser on this machine needs no HTTPS
    const socket = new WebSocket(`${scheme}://${location.host}/telephone/camera`, ["umpire", this.token]);
    this.socket = socket;
    socket.onmessage = (message) => {
      const said = JSON.parse(message.data);
      if (said.refused) {
        this.told({ trouble: said.refused });
        this.stop();
        return;
      }
      if (said.aim) {
        this.told({ aim: said.aim });
        return;
      }
      this.sent = said.taken;
      this.told({ trouble: "", sent: this.sent, table: said.table });
      setTimeout(() => this.send(socket), kBetween);
    };
    socket.onclose = () => {
      if (!this.isOn || socket !== this.socket) return;
      this.told({ trouble: "lost" });
      setTimeout(() => this.isOn && this.connect(), kAgain);
    };
  }

  /** Sends the camera's present picture; older pictures are not sent. @param {WebSocket} socket */
  send(socket) {
    const { videoWidth: width, videoHeight: height } = this.video;
    if (!this.isOn || socket.readyState !== WebSocket.OPEN) return;
    if (width === 0) {
      setTimeout(() => this.send(socket), kBetween);
      return;
    }
    this.canvas.width = width;
    this.canvas.height = height;
    const context = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d"));
    context.drawImage(this.video, 0, 0, width, height);
    this.canvas.toBlob((jpeg) => jpeg && socket.readyState === WebSocket.OPEN && socket.send(jpeg), "image/jpeg", kQuality);
  }

  /** Tells whether the phone has a light that a page can switch. */
  get hasLight() {
    const track = this.stream && this.stream.getVideoTracks()[0];
    return Boolean(track && track.getCapabilities && /** @type {any} */ (track.getCapabilities()).torch);
  }

  async switchLight() {
    const track = this.stream && this.stream.getVideoTracks()[0];
    if (!track) return;
    this.isLit = !this.isLit;
    await track.applyConstraints({ advanced: [/** @type {any} */ ({ torch: this.isLit })] });
  }
}
